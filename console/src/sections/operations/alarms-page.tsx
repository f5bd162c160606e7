import { Page } from '../../kit/index.ts';

export default function AlarmsPage() {
  return <Page title="Alarms" lead="What needs an operator’s attention." />;
}
