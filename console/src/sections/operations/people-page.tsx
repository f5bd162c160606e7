import { Page } from '../../kit/index.ts';

export default function PeoplePage() {
  return <Page title="People" lead="Search the people of the service." />;
}
