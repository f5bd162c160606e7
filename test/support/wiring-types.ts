import type { ContainerModuleLoadOptions } from 'inversify';
import { saleUseCases } from '../../src/application/sale/index.ts';
import { userUseCases } from '../../src/application/user/index.ts';
import { provide } from '../../src/infrastructure/container/provide.ts';
import { pick, port, subject } from '../../src/infrastructure/container/tokens.ts';

/** Never called: that it compiles is the test. */
export function refusedByTheCompiler(bind: ContainerModuleLoadOptions['bind']): void {
  // @ts-expect-error a missing dependency does not compile
  provide(bind, subject.user, userUseCases, pick(port, 'clock', 'kycs', 'preferences', 'random', 'userWallets'));
  const others = pick(port, 'clock', 'kycs', 'preferences', 'random', 'userWallets');
  // @ts-expect-error nor does a swapped one
  provide(bind, subject.user, userUseCases, { ...others, users: port.terms });
  // @ts-expect-error nor a room in another's place
  provide(bind, subject.user, saleUseCases, port);
}
