import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, ErrorCard, Section, Stack } from '../../../kit/index.ts';

type BrowserCheckProps<Checked> = Readonly<{
  title: string;
  lead: string;
  /** The words of the button. */
  act: string;
  check: () => Promise<Checked>;
  /** What it means that the check rejected. */
  failed: (error: Error) => string;
  children: (checked: Checked) => ReactNode;
}>;

/** What the service signed is checked here in the browser, as anybody outside can. */
export function BrowserCheck<Checked>({ title, lead, act, check, failed, children }: BrowserCheckProps<Checked>) {
  const { mutate, isPending, error, data } = useMutation<Checked, Error, void>({ mutationFn: check });
  return (
    <Section
      title={title}
      lead={lead}
      actions={
        <Button busy={isPending} onClick={() => mutate()}>
          {act}
        </Button>
      }
    >
      {error !== null && <ErrorCard error={error} title={failed(error)} onRetry={() => mutate()} />}
      {data !== undefined && <Stack>{children(data)}</Stack>}
    </Section>
  );
}
