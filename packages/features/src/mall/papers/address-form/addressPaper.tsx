import type { Address, AddressForm } from '@chippage/api/types';
import { late } from '@chippage/ui/late';
import type { PaperKind } from '../paper-cards/paper.ts';
import { AddressText, AddressTitle } from './AddressWords.tsx';

/** How addresses look among the papers, and the dialog with their form. */
export const addressPaper: PaperKind<Address, AddressForm> = {
  renderHead: (address) => <AddressTitle address={address} />,
  renderText: (address) => <AddressText address={address} />,
  Dialog: late(async () => (await import('./AddressDialog.tsx')).AddressDialog),
};
