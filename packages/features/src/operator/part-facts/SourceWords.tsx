import { Link } from '@chippage/ui/Link';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { operatorPartMessages } from './messages.ts';

/** Where a value is from: words, or an address that opens beside the console. */
export function SourceWords({ source }: { source: string }) {
  const t = useMessages(operatorPartMessages);
  if (!/^https?:\/\//i.test(source)) return <>{source}</>;
  return (
    <Link href={source} newWindowLabel={t('newWindow')}>
      {source}
    </Link>
  );
}
