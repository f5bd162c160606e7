/** The normal form of a name; undefined for a name that ENSIP-15 does not allow. */
export async function normalName(written: string): Promise<string | undefined> {
  const { normalize } = await import('viem/ens');
  try {
    return normalize(written);
  } catch {
    return undefined;
  }
}
