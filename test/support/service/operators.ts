import type { OperatorRole } from '../../../src/domain/operator/operator.ts';
import { aWallet, aWorld, type SignedIn, signedIn, type TestWorld } from './world.ts';

export type Staff = Readonly<Record<OperatorRole | 'other' | 'chief', SignedIn>>;

/** A world with a signed-in viewer, two reviewers (`reviewer`, `other`) and two admins (`admin`, `chief`). */
export async function aStaffedWorld(
  env: Readonly<Record<string, string>> = {},
): Promise<TestWorld & Readonly<{ staff: Staff }>> {
  const wallets = { viewer: aWallet(), reviewer: aWallet(), other: aWallet(), admin: aWallet(), chief: aWallet() };
  const { viewer, reviewer, other, admin, chief } = wallets;
  const named = [
    `${viewer.address}:viewer`,
    `${reviewer.address}:reviewer`,
    `${other.address}:reviewer`,
    `${admin.address}:admin`,
    `${chief.address}:admin`,
  ];
  const world = await aWorld({ OPERATORS: named.join(), FOUR_EYES: 'on', ...env });
  return {
    ...world,
    staff: {
      viewer: await signedIn(world, viewer),
      reviewer: await signedIn(world, reviewer),
      other: await signedIn(world, other),
      admin: await signedIn(world, admin),
      chief: await signedIn(world, chief),
    },
  };
}
