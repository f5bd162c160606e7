import type { Schemas } from '@institutional-defi/client';
import { Stack } from '../../../kit/index.ts';
import { PersonKeys } from './person-keys.tsx';
import { PersonPurchases } from './person-purchases.tsx';
import { PersonSent } from './person-sent.tsx';

export const PersonMoney = ({ file }: Readonly<{ file: Schemas['UserFile'] }>) => (
  <Stack>
    <PersonPurchases file={file} />
    <PersonSent file={file} />
    <PersonKeys file={file} />
  </Stack>
);
