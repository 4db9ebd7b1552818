import type { ContactFacts as Facts } from '@chippage/api/types';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { contactFactsMessages } from './messages.ts';

/** Props of `ContactFacts`. */
export interface ContactFactsProps {
  facts: Partial<Facts>;
  /** Only as much as shows that they are there: nothing of it leads anywhere. @default false */
  isMasked?: boolean;
}

const names = ['phone', 'email', 'wechat', 'address', 'hours'] as const;
// What follows \u8f6c is an extension: a telephone cannot dial it at once.
const dialled = (phone: string) => `tel:${phone.replace(/(\u8f6c|#).*$/u, '').replaceAll(/[^\d+]/g, '')}`;

/** How somebody is reached, each way that is known; a phone and an address for mail are ready to use. */
export function ContactFacts({ facts, isMasked = false }: ContactFactsProps) {
  const t = useMessages(contactFactsMessages);
  return (
    <DescriptionList columns={2} unknownLabel={t('none')}>
      {names.map((name) => {
        const value = facts[name] ?? null;
        if (value === null) return null;
        const href = isMasked ? undefined : name === 'phone' ? dialled(value) : name === 'email' ? `mailto:${value}` : undefined;
        return (
          <DescriptionItem key={name} term={t(name)}>
            {href === undefined ? value : <Link href={href}>{value}</Link>}
          </DescriptionItem>
        );
      })}
    </DescriptionList>
  );
}
