import { encodeFunctionData, parseAbi, zeroAddress, zeroHash } from 'viem';
import { FORWARD_REQUEST_TYPES } from '../../../src/domain/paymaster/forward-request.ts';
import { PERMIT_TYPES } from '../../../src/domain/paymaster/gasless-transfer.ts';
import type { Asked } from '../servers/provider-server.ts';
import { BLOCK_TIME, CHAIN_ID, HASH, OWNER } from './scripted-wallet.ts';

export const TOKEN = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
export const SALE = '0x1111111111111111111111111111111111111111';
export const TO = '0x00000000000000000000000000000000DeaDBeef';
export const AMOUNT = 25_000_000n;
export const FEE = 1_000_000n;

const deadline = String(BLOCK_TIME + 900);
const data = encodeFunctionData({
  abi: parseAbi(['function transfer(address, uint256)']),
  functionName: 'transfer',
  args: [TO, AMOUNT],
});

const authorization = {
  ...{ buyer: OWNER, paymentToken: TOKEN, amount: String(AMOUNT), deadline, nonce: '1', signature: zeroHash },
  purchaseParams: { chainId: CHAIN_ID, to: SALE, data: '0x', value: '0' },
};
const order = { nonce: '0', deadline };
const bidCall = encodeFunctionData({
  abi: parseAbi(['function submitBid(uint256, uint128, address, uint256, bytes)']),
  args: [7n, AMOUNT, OWNER, 5n, '0x'],
});
const permit = {
  ...{ sender: OWNER, hookData: '0x', deadline },
  bidParams: { chainId: CHAIN_ID, to: SALE, data: bidCall, spender: SALE, maxPrice: '7', prevTickPrice: '5' },
};

/** What the service answers, by its method and path: only what the flows read. */
const ANSWERS: Readonly<Record<string, (asked: Asked) => object>> = {
  'GET /api/siwe': () => ({ success: true, nonce: 'abcdefgh123456789', expiresAt: '2030-01-01T00:05:00.000Z' }),
  'POST /api/siwe': () => ({ success: true, accessToken: 'session' }),
  'GET /api/terms': () => ({ success: true, data: { accepted: false, currentVersion: '1' } }),
  'POST /api/terms': () => ({ success: true, data: { accepted: true } }),
  'GET /api/kyc/session': () => ({ success: true, kycStatus: 'none', kycTier: 'TIER_1' }),
  'POST /api/kyc/session': () => ({ success: true, verificationUrl: 'https://id.example/1', sessionId: '1' }),
  'POST /api/sale/authorize': () => ({ success: true, data: authorization }),
  'POST /api/sale/authorize-nft': () => ({ success: true, data: { ...authorization, tokenId: '47' } }),
  'POST /api/sale/authorize-bid': () => ({ success: true, data: permit }),
  'POST /api/transfer/execute': () => ({ success: true, hash: HASH }),
  'POST /api/paymaster': () => ({ success: true, data: { taskId: '1', status: 'submitted', hash: HASH } }),
  'POST /api/transfer/prepare': () => ({
    ...{ success: true, prepareId: '1', warnings: [], feeQuote: { fee: String(FEE) } },
    transaction: {
      ...{ type: 2, chainId: CHAIN_ID, nonce: 0, to: TOKEN, value: '0', data, gas: '60000' },
      ...{ maxFeePerGas: '1', maxPriorityFeePerGas: '1' },
    },
    gaslessTransfer: {
      contract: SALE,
      arguments: { token: TOKEN, to: TO, amount: String(AMOUNT - FEE), fee: String(FEE), permitDeadline: deadline },
      permit: {
        domain: { name: 'USD Coin', version: '2', chainId: CHAIN_ID, verifyingContract: TOKEN },
        types: PERMIT_TYPES,
        message: { owner: OWNER, spender: SALE, value: String(AMOUNT), ...order },
      },
      request: {
        domain: { name: 'Forwarder', version: '1', chainId: CHAIN_ID, verifyingContract: zeroAddress },
        types: FORWARD_REQUEST_TYPES,
        message: { from: OWNER, to: SALE, value: '0', gas: '200000', data: null, ...order },
      },
    },
  }),
};

/** A service in which everything succeeds; for `startProviderServer`. */
export function scriptedService(asked: Asked): object {
  const answer = ANSWERS[`${asked.method} ${asked.path}`];
  if (answer === undefined) throw new Error(`unexpected ${asked.method} ${asked.path}`);
  return answer(asked);
}
