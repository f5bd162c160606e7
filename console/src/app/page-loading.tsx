import { Page, Section, Skeleton } from '../kit/index.ts';
import { t } from '../shell/texts/index.ts';

export const PageLoading = () => (
  <Page title={<Skeleton width="medium" label={t('loadingPage')} />}>
    <Section>
      <Skeleton lines={6} />
    </Section>
  </Page>
);
