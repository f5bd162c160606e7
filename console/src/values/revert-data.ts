import type { Hex } from 'viem';

/** The bytes with which a call reverted. Nodes put them at different depths of the error. */
export function revertData(error: unknown): Hex | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const data: unknown = 'data' in at ? at.data : undefined;
    const bytes: unknown = data instanceof Object && 'data' in data ? data.data : data;
    if (typeof bytes === 'string' && /^0x([0-9a-f]{2})+$/i.test(bytes)) return bytes as Hex;
  }
  return undefined;
}
