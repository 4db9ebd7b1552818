import type { AssistantFact, AssistantPart } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { PlainLink } from '@chippage/ui/PlainLink';
import { Tag } from '@chippage/ui/Tag';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import * as styles from './FactPart.css.ts';
import { factPartMessages } from './messages.ts';

/** A page of a hosted datasheet. */
export interface SheetPage {
  documentId: number;
  brandId: number;
  page: number;
  /** What is looked for there; '' for nothing. */
  phrase: string;
}

export interface FactPartProps {
  part: AssistantPart;
  /** Fields that come first: those that are asked for. */
  fields: readonly string[];
  /** Only the fields that are asked for, where the part has any of them. @default false */
  isBrief?: boolean;
  /** Level of the part's heading. @default 3 */
  headingLevel?: 3 | 4;
  /** Where the reader opens at a page. */
  getSheetHref: (page: SheetPage) => string;
  /** Beside the number: why it is here. */
  note?: ReactNode;
}

const SHOWN_MOST = 9;

/** A part with its facts, each with the page that says it, and where they are from. */
export function FactPart({ part, fields, isBrief = false, headingLevel = 3, getSheetHref, note }: FactPartProps) {
  const t = useMessages(factPartMessages);
  const paths = usePaths(datasheetsPaths);
  const { id, mpn, brandName, brandNameCn, categoryName, isFamilyName, match, facts, sources, asOf } = part;
  const asked = fields.flatMap((field) => facts.find((fact) => fact.field === field) ?? []);
  const others = facts.filter((fact) => !asked.includes(fact));
  const shown = isBrief && asked.length > 0 ? asked : [...asked, ...others].slice(0, Math.max(SHOWN_MOST, asked.length));
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.part}>
      <div className={styles.head}>
        <Heading className={styles.name}>
          <Link href={paths.partDetail(id)} tone="accent" isMono>
            {mpn}
          </Link>
        </Heading>
        <span className={styles.kind}>{`${brandNameCn ?? brandName} · ${categoryName}`}</span>
        {isFamilyName && <Tag>{t('family')}</Tag>}
        {match === 'similar' && note === undefined && <Tag>{t('similar')}</Tag>}
        {note}
      </div>
      <dl className={styles.facts} aria-label={t('facts', { mpn })}>
        {shown.map((fact) => (
          <Fact key={fact.field} fact={fact} getSheetHref={getSheetHref} />
        ))}
      </dl>
      <p className={styles.quiet}>
        {[
          sources.length > 0 ? t('sources', { sources: sources.map(({ name, licence }) => `${name}（${licence}）`).join('、') }) : '',
          t('asOf', { day: asOf.slice(0, 10) }),
          facts.length > shown.length ? t('more', { count: facts.length - shown.length }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </article>
  );
}

function Fact({ fact: { name, text, place, correction }, getSheetHref }: { fact: AssistantFact; getSheetHref: FactPartProps['getSheetHref'] }) {
  const t = useMessages(factPartMessages);
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>
        {text}
        {place !== null && (
          <>
            {' '}
            <PlainLink className={styles.place} href={getSheetHref({ ...place, phrase: '' })}>
              <VisuallyHidden>{t('place', { name, title: place.title })}</VisuallyHidden>
              {t('page', { page: place.page })}
              {!place.isSure && `（${t('unsure')}）`}
              {place.isSample && `（${t('sample')}）`}
            </PlainLink>
          </>
        )}
        {correction !== null && <span className={styles.quiet}> {t('corrected', { source: correction })}</span>}
      </dd>
    </div>
  );
}
