import { Page } from '../../kit/index.ts';

export default function DecisionPage() {
  return <Page title="Decision" lead="One decision, rule by rule." />;
}
