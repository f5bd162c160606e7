import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/index.ts';
import { Button, toast } from '../../../kit/index.ts';
import { saveFile } from '../frame/save-file.ts';

/** Everything about the person as a file (NDJSON), for a request under data protection law. */
export function PersonExport({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const save = useMutation<void, Error, void>({
    mutationFn: async () =>
      saveFile(`${wallet}.ndjson`, await api.exportUser({ path: { wallet } }, { timeoutMs: 300_000 })),
    onError: (error) => toast({ tone: 'bad', title: 'Not exported', text: error.message }),
  });
  return (
    <Button busy={save.isPending} onClick={() => save.mutate()}>
      Export
    </Button>
  );
}
