import { userInfo } from 'node:os';

/** Who acts on this host: the operating system's user, whatever the environment says. */
export const hostActor = (): string => `cli:${userInfo().username}`;
