import type { Ports } from '../ports/index.ts';
import { receiveCspReports } from './receive-csp-reports.ts';

export const cspUseCases = (ports: Pick<Ports, 'clock' | 'errorTracker'>) => ({
  receiveReports: receiveCspReports(ports),
});

export type CspUseCases = ReturnType<typeof cspUseCases>;
