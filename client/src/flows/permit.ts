import { decodeFunctionData, encodeFunctionData, type Hex, parseAbi, parseSignature } from 'viem';
import { readContract } from 'viem/actions';
import { type Allowance, allowanceOf } from './approve.ts';
import { domainOf } from './domain.ts';
import { signOffered } from './typed-data.ts';
import type { ChainReader, Wallet } from './wallet.ts';

const saleAbi = parseAbi([
  'struct PurchaseAuthorization { address buyer; address paymentToken; uint256 amount; uint256 maxAllowed; bool isEU; address referrer; uint256 nonce; uint256 deadline; uint8 tier; }',
  'function buy(PurchaseAuthorization authorization, bytes signature)',
  'function buyWithPermit(PurchaseAuthorization authorization, bytes signature, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
]);
const noncesAbi = parseAbi(['function nonces(address owner) view returns (uint256)']);

/** ERC-2612. */
const PERMIT = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const;

type Payment = Allowance & Readonly<{ deadline: bigint }>;

/** The calldata of the authorized purchase; with a permit that the wallet signs, unless the sale may take the payment already. */
export async function purchaseWithPermit(
  wallet: Wallet,
  chain: ChainReader,
  buyCall: Hex,
  payment: Payment,
): Promise<Hex> {
  if ((await allowanceOf(chain, wallet.account.address, payment)) >= payment.amount) return buyCall;
  const { args, functionName } = decodeFunctionData({ abi: saleAbi, data: buyCall });
  if (functionName !== 'buy') throw new TypeError(`Expected a call of buy, not of ${functionName}`);
  const { r, s, yParity } = parseSignature(await signPermit(wallet, chain, payment));
  return encodeFunctionData({
    abi: saleAbi,
    functionName: 'buyWithPermit',
    args: [...args, payment.deadline, yParity + 27, r, s],
  });
}

async function signPermit(wallet: Wallet, chain: ChainReader, payment: Payment): Promise<Hex> {
  const { token, spender, amount, deadline } = payment;
  const owner = wallet.account.address;
  const nonce = await readContract(chain, { address: token, abi: noncesAbi, functionName: 'nonces', args: [owner] });
  const domain = await domainOf(chain, token);
  const message = { owner, spender, value: amount, nonce, deadline };
  return signOffered(wallet, { domain, types: { Permit: PERMIT }, primaryType: 'Permit', message });
}
