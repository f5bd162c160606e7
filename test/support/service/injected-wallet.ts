import type { BrowserContext } from 'playwright-core';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { type LocalNode, NodeRpcError } from '../../../contracts/kit/node.ts';

type Asked = Readonly<{ method: string; params?: readonly unknown[] }>;

/**
 * Announces a wallet (EIP-6963) in each page of the context. It keeps the key of a development account, which the node
 * keeps too, so that the node can send its transactions. A page's own requests to the node are refused by its policy, so
 * the wallet speaks through a binding.
 */
export async function injectWallet(context: BrowserContext, node: LocalNode, key: Hex): Promise<void> {
  const account = privateKeyToAccount(key);
  let isConnected = false;
  const answer = async ({ method, params = [] }: Asked): Promise<unknown> => {
    if (method === 'eth_requestAccounts') isConnected = true;
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return isConnected ? [account.address] : [];
    if (method === 'personal_sign') return account.signMessage({ message: { raw: params[0] as Hex } });
    if (method === 'eth_signTypedData_v4') return account.signTypedData(JSON.parse(String(params[1])));
    return node.rpc(method, params);
  };
  await context.exposeBinding('walletRequest', (_source, asked: Asked) =>
    answer(asked).then(
      (result) => ({ result }),
      (error: NodeRpcError) => ({
        error: { code: error instanceof NodeRpcError ? error.code : -32603, message: error.message },
      }),
    ),
  );
  await context.addInitScript(ANNOUNCE);
}

const ANNOUNCE = `(() => {
  const provider = {
    on() {},
    removeListener() {},
    async request(asked) {
      const { result, error } = await window.walletRequest(asked);
      if (error) throw Object.assign(new Error(error.message), error);
      return result;
    },
  };
  const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Test Wallet', icon: 'data:,', rdns: 'test.wallet' };
  const detail = Object.freeze({ info: Object.freeze(info), provider });
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
})()`;
