import { page } from '../app/page.ts';

export const agentRoute = page('/agent', 'Agent', () => import('../sections/agent/agent-page.tsx'));
