import { Page } from '../../kit/index.ts';

export default function AgentPage() {
  return <Page title="Agent" lead="Say what to do, check it, and sign it." />;
}
