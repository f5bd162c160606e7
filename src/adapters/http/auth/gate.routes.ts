import { z } from 'zod';
import type { AuthUseCases } from '../../../application/auth/index.ts';
import { gateClosed, gateLocked, gatePasswordInvalid } from '../../../domain/auth/errors.ts';
import { storeUnavailable } from '../../../domain/shared/failures.ts';
import { GATE_COOKIE } from '../frame/record/credentials.ts';
import { Answer, done } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';

/** The expiry of the pass, readable by scripts. */
const GATE_UNTIL_COOKIE = 'svc-gate-until';

const EnterGate = z
  .strictObject({ password: z.string().min(1, 'is required').max(1024).meta({ description: 'The master password' }) })
  .meta({
    id: 'EnterGate',
    description: 'The master password of protected pages',
    example: { password: 'open sesame' },
  });

export const gateRoutes = (auth: AuthUseCases, baseUrl: string) => [
  route({
    method: 'post',
    path: '/api/auth/gate',
    operationId: 'enterGate',
    tag: 'Authentication',
    summary: 'Unlock the protected pages with the master password',
    description: 'Sets the cookies `svc-gate`, which is the pass, and `svc-gate-until`, its expiry in ISO 8601.',
    access: 'public',
    limit: 'gate',
    setsCookie: true,
    body: EnterGate,
    reply: done('Unlocked for twelve hours'),
    fails: [gateClosed, gateLocked, gatePasswordInvalid, storeUnavailable],
    handle: async ({ body, origin }) => {
      const { pass, expiresAt } = await auth.enterGate(body.password, origin.network);
      const options = { sameSite: 'lax', path: '/', secure: baseUrl.startsWith('https:'), expires: expiresAt } as const;
      return new Answer(undefined, {
        cookies: [
          { name: GATE_COOKIE, value: pass, options: { ...options, httpOnly: true } },
          { name: GATE_UNTIL_COOKIE, value: expiresAt.toISOString(), options },
        ],
      });
    },
  }),
];
