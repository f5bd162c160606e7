import type { Schemas } from '@institutional-defi/client';

type Role = Schemas['OperatorRole'];

const RANK: Readonly<Record<Role, number>> = { viewer: 1, reviewer: 2, admin: 3 };

/** The least role for what the console offers: a copy of the service's table, which a test holds to it. */
const ROLE_OF = {
  'alarm.acknowledge': 'reviewer',
  'dead-letter.replay': 'reviewer',
  'user.block': 'reviewer',
  'user.note': 'reviewer',

  'add-operator': 'admin',
  'grant-tier': 'reviewer',
  'remove-operator': 'admin',
  'revoke-tier': 'reviewer',
  erase: 'admin',
  unblock: 'reviewer',
} as const satisfies Readonly<Record<Schemas['Proposal']['action'], Role> & Record<string, Role>>;

type Act = keyof typeof ROLE_OF;

/** Each role has the powers of the roles before it. The service decides; this only hides what it would refuse. */
export const may = ({ role }: Readonly<{ role: Role }>, act: Act): boolean => RANK[role] >= RANK[ROLE_OF[act]];

export const leastRole = (act: Act): Role => ROLE_OF[act];
