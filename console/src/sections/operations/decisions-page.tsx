import { Page } from '../../kit/index.ts';

export default function DecisionsPage() {
  return <Page title="Decisions" lead="What the service granted and refused, and why." />;
}
