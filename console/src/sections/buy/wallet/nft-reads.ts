import { parseAbi } from 'viem';
import { readContract } from 'viem/actions';
import type { Config } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';
import type { Hex } from '../../../values/purchase/purchase.ts';

const abi = parseAbi([
  'function tiers(uint8 tierId) view returns (uint256 price, uint256 supply, uint256 sold, uint256 firstTokenId)',
  'function ownerOf(uint256 tokenId) view returns (address)',
]);

export type NftTier = Readonly<{ tierId: number; price: bigint; supply: bigint; sold: bigint; firstTokenId: bigint }>;

/** The contract numbers tiers from 1 to 255 and lists none; sales use the first numbers. */
const ASKED_TIERS = 8;
/** Tokens that are looked at for a free one, from the first. */
const LOOKED_AT = 40n;

type Sale = Readonly<{ config: Config; chainId: number; sale: Hex }>;

/** The tiers that were set up, read through the wallet's node. */
export async function readNftTiers({ config, chainId, sale }: Sale): Promise<readonly NftTier[]> {
  const client = await getConnectorClient(config, { chainId });
  const ids = Array.from({ length: ASKED_TIERS }, (_, at) => at + 1);
  const tiers = await Promise.all(
    ids.map(async (tierId) => {
      const asked = { address: sale, abi, functionName: 'tiers', args: [tierId] } as const;
      const [price, supply, sold, firstTokenId] = await readContract(client, asked);
      return { tierId, price, supply, sold, firstTokenId };
    }),
  );
  return tiers.filter(({ supply }) => supply > 0n);
}

/** Whether nobody owns the token. The contract reverts for a token that does not exist. */
export async function isFree({ config, chainId, sale }: Sale, tokenId: bigint): Promise<boolean> {
  const client = await getConnectorClient(config, { chainId });
  const asked = { address: sale, abi, functionName: 'ownerOf', args: [tokenId] } as const;
  return readContract(client, asked).then(
    () => false,
    () => true,
  );
}

/** The first free token of the tier; undefined if none was found among the first ones after what is sold. */
export async function firstFree(sale: Sale, { firstTokenId, supply, sold }: NftTier): Promise<bigint | undefined> {
  const last = firstTokenId + supply - 1n;
  for (const from of [firstTokenId + sold, firstTokenId])
    for (let id = from; id <= last && id < from + LOOKED_AT; id += 1n) if (await isFree(sale, id)) return id;
  return undefined;
}
