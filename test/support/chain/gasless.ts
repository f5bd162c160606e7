import { Interface, Signature, type Signer, type TypedDataDomain, type TypedDataField } from 'ethers';
import type { World } from '../../../contracts/kit/deploy.ts';
import { PERMIT_TYPES } from '../../../src/domain/paymaster/gasless-transfer.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import type { GaslessContracts } from '../../../src/domain/transfer/gasless-offer.ts';
import { chainTime } from '../fixtures/sale-orders.ts';

const TYPES = { Permit: [...PERMIT_TYPES.Permit] };

type Permitted = Readonly<{ token?: string; name?: string; value: bigint; nonce?: bigint }>;

/** The last arguments of `transferWithPermit`: the owner allows the world's contract this amount, by default of USDC. */
export async function transferPermit(
  { node, addresses, usdc }: Pick<World, 'node' | 'addresses' | 'usdc'>,
  owner: Signer,
  { token = addresses.usdc, name = 'USD Coin', value, nonce }: Permitted,
) {
  const domain = { name, version: '1', chainId: node.chainId, verifyingContract: token };
  const deadline = (await chainTime({ node } as World)) + 600n;
  const signed = {
    owner: await owner.getAddress(),
    spender: addresses.gaslessTransfers,
    value,
    nonce: nonce ?? (await usdc.nonces(owner)),
    deadline,
  };
  const { v, r, s } = Signature.from(await owner.signTypedData(domain, TYPES, signed));
  return [deadline, v, r, s] as const;
}

/** The contracts of the deployed world for gasless transfers of USDC. */
export const gaslessContractsIn = ({ addresses, domains }: World): GaslessContracts => ({
  token: addresses.usdc as WalletAddress,
  contract: addresses.gaslessTransfers as WalletAddress,
  forwarder: domains.forwarder as GaslessContracts['forwarder'],
});

/** The fields of a prepared transfer that a wallet signs, as a page reads them. */
export type Signable = Readonly<{
  domain: TypedDataDomain;
  types: Record<string, TypedDataField[]>;
  message: Readonly<Record<string, unknown>>;
}>;
export type OfferedTransfer = Readonly<{
  function: string;
  arguments: Readonly<Record<string, unknown>>;
  permit: Signable;
  request: Signable;
}>;

/** The call of an offer, with its permit signed. */
export async function permittedCall(
  holder: Signer,
  { permit, ...call }: Omit<OfferedTransfer, 'request'>,
): Promise<Hex> {
  return gaslessCalldata(call, Signature.from(await holder.signTypedData(permit.domain, permit.types, permit.message)));
}

/** The request of an offer, with this call in it, signed. */
export async function signedOffer(holder: Signer, { request }: Pick<OfferedTransfer, 'request'>, data: string) {
  const message = { ...request.message, data };
  return { ...message, signature: await holder.signTypedData(request.domain, request.types, message) };
}

/** The call of an offer, as a client composes it from the function's name, its arguments and the permit's signature. */
export function gaslessCalldata(
  offer: Readonly<{ function: string; arguments: object }>,
  { v, r, s }: Readonly<{ v: number; r: string; s: string }>,
): Hex {
  const contract = new Interface([`function ${offer.function}`]);
  return contract.encodeFunctionData(offer.function, [...Object.values(offer.arguments), v, r, s]) as Hex;
}
