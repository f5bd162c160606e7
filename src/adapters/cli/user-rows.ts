import { z } from 'zod';
import type { UserFile } from '../../application/operator/view-user.ts';
import { UserFile as Wire } from '../http/operator/user-file.schemas.ts';
import { userFileFields } from '../http/operator/wire-user-file.ts';
import type { Row } from './table.ts';

/** The file as the API sends it, without secrets: one row a part. */
export function profileRows(file: UserFile): readonly Row[] {
  const sent = z.encode(Wire, userFileFields(file) as never) as Readonly<Record<string, unknown>>;
  return Object.entries(sent).flatMap(([part, value]) =>
    Array.isArray(value) ? value.map((one) => ({ part, value: one })) : [{ part, value }],
  );
}
