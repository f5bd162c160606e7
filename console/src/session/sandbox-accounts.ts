import type { Schemas } from '@institutional-defi/client';
import { useQuery } from '@tanstack/react-query';
import { useSandbox } from '../api/index.ts';

/** A development account that the sandbox names as an operator, with the key that everybody knows. */
export type SandboxOperator = Readonly<{
  address: `0x${string}`;
  role: Schemas['OperatorRole'];
  privateKey: `0x${string}`;
}>;

/** The service has these paths only where nobody but its developer reaches it. */
const isOwnMachine = () => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);

/** What the path tells; undefined outside a sandbox, and in one that others reach. */
function usePathOfDeveloper<T>(path: string): T | undefined {
  const isSandbox = useSandbox();
  const { data } = useQuery({
    queryKey: [path],
    enabled: isSandbox && isOwnMachine(),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<T | null> => {
      const response = await fetch(path, { signal });
      return response.ok ? (await response.json()).data : null;
    },
  });
  return data ?? undefined;
}

/** None outside a sandbox, and none of one that others reach. */
export const useSandboxOperators = (): readonly SandboxOperator[] =>
  usePathOfDeveloper<Readonly<{ accounts: readonly SandboxOperator[] }>>('/sandbox/accounts')?.accounts ?? [];

/** Whether the time of the sandbox can be moved. */
export const useHasMovableTime = (): boolean => usePathOfDeveloper('/sandbox/clock') !== undefined;
