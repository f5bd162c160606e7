import { compose } from '../shared/compose.ts';
import { viewDashboard } from './view-dashboard.ts';

export const oracleUseCases = compose({ viewDashboard });

export type OracleUseCases = ReturnType<typeof oracleUseCases>;
