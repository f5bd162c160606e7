import type { Ports } from '../../src/application/ports/index.ts';
import { saleUseCases } from '../../src/application/sale/index.ts';
import { userUseCases } from '../../src/application/user/index.ts';
import { containerOf } from '../../src/infrastructure/container/container.ts';
import type { Factories, Subjects } from '../../src/infrastructure/container/subjects.ts';

/** Never called: the test is that it compiles. */
export function refusedByTheCompiler(factories: Factories, ports: Ports): unknown {
  const { users, ...others } = ports;
  // @ts-expect-error a container without one of the ports does not compile
  const missing = () => containerOf(others);
  // @ts-expect-error nor does one with a port in another's place
  const swapped = () => containerOf({ ...others, users: ports.terms });
  // @ts-expect-error nor one subject in another's place
  const exchanged: Factories = { ...factories, user: saleUseCases };
  // @ts-expect-error nor a subject that is left out
  const forgotten: Factories = { sale: saleUseCases, user: userUseCases };
  // @ts-expect-error nor a subject that needs what is neither a port nor a subject
  const unknown: Factories = { ...factories, user: (needs: Ports & { nobody: string }) => userUseCases(needs) };
  // @ts-expect-error nor use cases without one of the ports that they state
  const partial = userUseCases(others);
  // No port has the name of a subject: each name has one meaning for a use case.
  const distinct: [keyof Ports & keyof Subjects] extends [never] ? true : false = true;
  return [missing, swapped, exchanged, forgotten, unknown, partial, distinct, users];
}
