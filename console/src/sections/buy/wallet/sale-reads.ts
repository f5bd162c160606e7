import { erc20Abi, parseAbi } from 'viem';
import { getBalance, readContract } from 'viem/actions';
import type { Config } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';
import type { Hex } from '../../../values/purchase/purchase.ts';

const saleAbi = parseAbi(['function saleToken() view returns (address)']);

export type SoldToken = Readonly<{ address: Hex; symbol: string; decimals: number }>;

/** The sold token, read through the wallet's node. */
export async function readSoldToken(config: Config, chainId: number, sale: Hex): Promise<SoldToken> {
  const client = await getConnectorClient(config, { chainId });
  const address = await readContract(client, { address: sale, abi: saleAbi, functionName: 'saleToken' });
  const [symbol, decimals] = await Promise.all([
    readContract(client, { address, abi: erc20Abi, functionName: 'symbol' }),
    readContract(client, { address, abi: erc20Abi, functionName: 'decimals' }),
  ]);
  return { address, symbol, decimals };
}

/** Smallest units of the token that the account holds. */
export async function readBalance(config: Config, chainId: number, token: Hex, owner: Hex): Promise<bigint> {
  const client = await getConnectorClient(config, { chainId });
  return readContract(client, { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
}

/** Wei of the account, with which it pays fees. */
export async function readCoins(config: Config, chainId: number, owner: Hex): Promise<bigint> {
  return getBalance(await getConnectorClient(config, { chainId }), { address: owner });
}
