import { decodeFunctionData, encodeFunctionData, type Hex, parseAbi, parseSignature } from 'viem';
import { readContract } from 'viem/actions';
import { type Allowance, allowanceOf } from './approve.ts';
import { domainOf } from './domain.ts';
import { signPermit } from './typed-data.ts';
import type { ChainReader, Wallet } from './wallet.ts';

const saleAbi = parseAbi([
  'struct PurchaseAuthorization { address buyer; address paymentToken; uint256 amount; uint256 maxAllowed; bool isEU; address referrer; uint256 nonce; uint256 deadline; uint8 tier; }',
  'function buy(PurchaseAuthorization authorization, bytes signature)',
  'function buyWithPermit(PurchaseAuthorization authorization, bytes signature, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
]);
const noncesAbi = parseAbi(['function nonces(address owner) view returns (uint256)']);

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
  const { token, spender, amount: value, deadline } = payment;
  const owner = wallet.account.address;
  const nonce = await readContract(chain, { address: token, abi: noncesAbi, functionName: 'nonces', args: [owner] });
  const signature = await signPermit(wallet, await domainOf(chain, token), { spender, value, nonce, deadline });
  const { r, s, yParity } = parseSignature(signature);
  return encodeFunctionData({
    abi: saleAbi,
    functionName: 'buyWithPermit',
    args: [...args, deadline, yParity + 27, r, s],
  });
}
