import type { Schemas } from '@institutional-defi/client';

type Role = Schemas['OperatorRole'];

const RANK: Readonly<Record<Role, number>> = { viewer: 1, reviewer: 2, admin: 3 };

/** Each role has the powers of the roles before it. The service decides; this only hides what it would refuse. */
export const may = ({ role }: Readonly<{ role: Role }>, needed: Role): boolean => RANK[role] >= RANK[needed];
