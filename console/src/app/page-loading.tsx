import { Page, Section, Skeleton } from '../kit/index.ts';

export const PageLoading = () => (
  <Page title={<Skeleton width="medium" label="Loading the page" />}>
    <Section>
      <Skeleton lines={6} />
    </Section>
  </Page>
);
