import { describeCaseFilesContract } from '../../../contracts/operator/case-files.contract.ts';
import { describeOperatorActsContract } from '../../../contracts/operator/operator-acts.contract.ts';
import { describeProposalStoreContract } from '../../../contracts/operator/proposal-store.contract.ts';
import { describeSaleFiguresContract } from '../../../contracts/operator/sale-figures.contract.ts';
import { describeServiceFiguresContract } from '../../../contracts/operator/service-figures.contract.ts';
import { describeUserDirectoryContract } from '../../../contracts/operator/user-directory.contract.ts';
import { operatorStores } from '../../../support/fixtures/operator-fixtures.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

for (const describeContract of [
  describeCaseFilesContract,
  describeOperatorActsContract,
  describeProposalStoreContract,
  describeSaleFiguresContract,
  describeServiceFiguresContract,
  describeUserDirectoryContract,
]) {
  describeContract('in memory', async () => operatorStores(undefined));
  onEveryDatabase((open) => describeContract('PostgreSQL', async () => operatorStores(await open())));
}
