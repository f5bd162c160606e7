import { hexlify, MaxUint256, randomBytes, Signature, type Signer, ZeroAddress } from 'ethers';
import type { World } from '../../contracts/kit/deploy.ts';
import type {
  ForwardRequest,
  NftPurchaseAuthorization,
  PurchaseAuthorization,
} from '../../contracts/kit/interfaces.ts';
import { PURCHASE_AUTHORIZATION_TYPES } from '../../src/domain/sale/purchase-authorization.ts';

export const PURCHASE_TYPES = {
  PurchaseAuthorization: [...PURCHASE_AUTHORIZATION_TYPES.PurchaseAuthorization],
};
export const NFT_PURCHASE_TYPES = typedData(
  'NftPurchaseAuthorization',
  'address buyer,address paymentToken,uint256 amount,uint256 tokenId,uint8 tierId,address referrer,uint256 nonce,uint256 deadline',
);
const FORWARD_TYPES = typedData(
  'ForwardRequest',
  'address from,address to,uint256 value,uint256 gas,uint256 nonce,uint48 deadline,bytes data',
);

const PERMIT_TYPES = typedData('Permit', 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline');

/** Who is who among the development accounts. */
export function cast({ accounts }: World) {
  const [owner, signer, treasury, buyer, other, referrer, relayer] = accounts;
  return { owner, signer, treasury, buyer, other, referrer, relayer };
}

/** The time of the newest block, Unix seconds. */
export async function chainTime({ node }: World): Promise<bigint> {
  return BigInt((await node.rpc<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false])).timestamp);
}

/** An authorization to pay 100 USDC without a cap, unless changed, and its signature by the world's signer. */
export async function purchaseOrder(world: World, changes: Partial<PurchaseAuthorization> = {}) {
  const authorization: PurchaseAuthorization = {
    buyer: cast(world).buyer.address,
    paymentToken: world.addresses.usdc,
    amount: 100_000_000n,
    maxAllowed: MaxUint256,
    isEU: true,
    referrer: ZeroAddress,
    nonce: randomNonce(),
    deadline: (await chainTime(world)) + 3600n,
    tier: 1,
    ...changes,
  };
  const signature = await cast(world).signer.signTypedData(world.domains.sale, PURCHASE_TYPES, authorization);
  return [authorization, signature] as const;
}

/** An authorization to buy token 77 of the first tier, unless changed, and its signature by the world's signer. */
export async function nftOrder(world: World, changes: Partial<NftPurchaseAuthorization> = {}) {
  const authorization: NftPurchaseAuthorization = {
    buyer: cast(world).buyer.address,
    paymentToken: world.addresses.usdc,
    amount: 250_000_000n,
    tokenId: 77n,
    tierId: 1,
    referrer: ZeroAddress,
    nonce: randomNonce(),
    deadline: (await chainTime(world)) + 3600n,
    ...changes,
  };
  const signature = await cast(world).signer.signTypedData(world.domains.nftSale, NFT_PURCHASE_TYPES, authorization);
  return [authorization, signature] as const;
}

/** What the forwarder executes: `from` calls `to` with `data`, signed by `from`. */
export async function forwardRequest(world: World, from: Signer, to: string, data: string): Promise<ForwardRequest> {
  const request = {
    from: await from.getAddress(),
    to,
    value: 0n,
    gas: 500_000n,
    deadline: (await chainTime(world)) + 600n,
    data,
  };
  const signed = { ...request, nonce: await world.forwarder.nonces(from) };
  return { ...request, signature: await from.signTypedData(world.domains.forwarder, FORWARD_TYPES, signed) };
}

/** The last arguments of `buyWithPermit`: the owner lets the sale take this much USDC. */
export async function permit(world: World, owner: Signer, value: bigint) {
  const { usdc, addresses } = world;
  const domain = { name: 'USD Coin', version: '1', chainId: world.node.chainId, verifyingContract: addresses.usdc };
  const deadline = (await chainTime(world)) + 600n;
  const signed = {
    owner: await owner.getAddress(),
    spender: addresses.sale,
    value,
    nonce: await usdc.nonces(owner),
    deadline,
  };
  const { v, r, s } = Signature.from(await owner.signTypedData(domain, PERMIT_TYPES, signed));
  return [deadline, v, r, s] as const;
}

const randomNonce = (): bigint => BigInt(hexlify(randomBytes(32)));

/** Typed data of one struct from its members as EIP-712 encodes them. */
function typedData(name: string, members: string): Record<string, { name: string; type: string }[]> {
  const fields = members.split(',').map((member) => {
    const [type = '', field = ''] = member.split(' ');
    return { name: field, type };
  });
  return { [name]: fields };
}
