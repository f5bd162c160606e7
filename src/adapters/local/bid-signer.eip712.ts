import { Interface } from 'ethers';
import type { BidSigner } from '../../application/ports/auction.ts';
import type { Auction } from '../../domain/sale/auction.ts';
import { BID_PERMIT_TYPES, type BidCall, type BidPermit, type SignedBidPermit } from '../../domain/sale/bid-permit.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { TypedDataDomain } from '../../domain/shared/typed-data.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { signerOf } from './purchase-signer.eip712.ts';
import type { SaleSignatures } from './sale-signatures.ts';
import { encodeSigned, TypedStruct } from './typed-data.ts';

/** PermitHook.sol's. With them, no signature for a sale is one for a bid, and none for one hook is one for another. */
const DOMAIN = { name: 'PermitHook', version: '1' } as const;

type Place = Pick<Auction, 'hook'> & Readonly<{ chainId: number }>;

const domainOf = ({ hook, chainId }: Place): TypedDataDomain => ({ ...DOMAIN, chainId, verifyingContract: hook });

const encoded = (domain: TypedDataDomain, permit: BidPermit) =>
  new TypedStruct(domain, 'BidPermit', BID_PERMIT_TYPES.BidPermit).encode(permit);

/** The account that signed exactly this permit for this hook; undefined for a signature that no key makes. */
export const bidSignerOf = (at: Place, permit: BidPermit, signature: Hex): WalletAddress | undefined =>
  signerOf(encoded(domainOf(at), permit).preimage, signature);

const auction = new Interface([
  'function submitBid(uint256 maxPrice, uint128 amount, address owner, uint256 prevTickPrice, bytes hookData) payable',
]);

export class Eip712BidSigner implements BidSigner {
  readonly #signatures: SaleSignatures;
  readonly #chainId: number;

  constructor({ signatures, chainId }: Readonly<{ signatures: SaleSignatures; chainId: number }>) {
    this.#signatures = signatures;
    this.#chainId = chainId;
  }

  async sign({ hook }: Auction, permit: BidPermit): Promise<SignedBidPermit> {
    const domain = domainOf({ hook, chainId: this.#chainId });
    const message = encoded(domain, permit);
    const signature = await this.#signatures.sign(hook, message.preimage);
    return {
      permit,
      domain,
      signature: `0x${Buffer.from(signature).toString('hex')}`,
      hookData: encodeSigned(message, signature),
    };
  }

  calldata({ maxPrice, amount, owner, prevTickPrice, hookData }: BidCall): Hex {
    return auction.encodeFunctionData('submitBid', [maxPrice, amount, owner, prevTickPrice, hookData]) as Hex;
  }
}
