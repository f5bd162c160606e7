import type { Schemas } from '@institutional-defi/client';
import { useQuery } from '@tanstack/react-query';
import { useSandbox } from '../api/index.ts';

/** A development account that the sandbox names as an operator, with the key that everybody knows. */
export type SandboxOperator = Readonly<{
  address: `0x${string}`;
  role: Schemas['OperatorRole'];
  privateKey: `0x${string}`;
}>;

const PATH = '/sandbox/accounts';

/** The service has the path only where nobody but its developer reaches it. */
const isOwnMachine = () => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);

/** None outside a sandbox, and none of one that others reach. */
export function useSandboxOperators(): readonly SandboxOperator[] {
  const isSandbox = useSandbox();
  const { data = [] } = useQuery({
    queryKey: [PATH],
    enabled: isSandbox && isOwnMachine(),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<readonly SandboxOperator[]> => {
      const response = await fetch(PATH, { signal });
      return response.ok ? (await response.json()).data.accounts : [];
    },
  });
  return data;
}
