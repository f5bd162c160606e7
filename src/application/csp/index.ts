import { compose } from '../shared/compose.ts';
import { receiveCspReports } from './receive-csp-reports.ts';

export const cspUseCases = compose({
  receiveReports: receiveCspReports,
});

export type CspUseCases = ReturnType<typeof cspUseCases>;
