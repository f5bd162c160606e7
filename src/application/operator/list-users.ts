import type { UserEntry, UserFilter } from '../../domain/operator/user-entry.ts';
import type { Page, PageRequest } from '../../domain/shared/page.ts';
import type { Ports } from '../ports/index.ts';
import { recordRead } from './entry.ts';

/** A page of users, newest first. What was searched for is personal data, so the audit log only says that somebody did. */
export const listUsers =
  (ports: Pick<Ports, 'auditLog' | 'clock' | 'userDirectory'>) =>
  async (actor: string, filter: UserFilter, request: PageRequest): Promise<Page<UserEntry>> => {
    const page = await ports.userDirectory.page(filter, request, ports.clock.now());
    await recordRead(ports, actor, 'user.search', 'users');
    return page;
  };
