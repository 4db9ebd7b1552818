import type { Loadable } from '@chippage/api/loadable';
import type { ResourceIndex, ResourceKind } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { type ReactNode, useId } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { resourcesPaths } from '../../../i18n/paths/resourcesPaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { ResourceCards } from '../resource-card/ResourceCard.tsx';
import { resourceFrontMessages } from './messages.ts';
import * as styles from './ResourceFront.css.ts';

export interface ResourceFrontProps {
  index: Loadable<ResourceIndex>;
  /** The newest columns, drawn by their own piece; null: there are none. */
  series: ReactNode;
}

/** The front page: the newest of every kind, and the way to all of them. */
export function ResourceFront({ index, series }: ResourceFrontProps) {
  const t = useMessages(resourceFrontMessages);
  const paths = usePaths(resourcesPaths);
  return (
    <Loaded value={index} failedTitle={t('failed')} bones={['280px', '280px', '280px']}>
      {({ counts, schemes, courses, data }) => {
        const countOf = (kind: ResourceKind) => formatNumber(counts.find((each) => each.kind === kind)?.count ?? 0);
        return (
          <div className={styles.front}>
            <Section title={t('schemes')} links={[{ text: t('allSchemes', { count: countOf('scheme') }), href: paths.resourceList('scheme') }]}>
              {schemes.length > 0 && <ResourceCards resources={schemes} headingLevel={3} />}
            </Section>
            <Section title={t('courses')} links={[{ text: t('allCourses', { count: countOf('course') }), href: paths.resourceList('course') }]}>
              {courses.length > 0 && <ResourceCards resources={courses} headingLevel={3} />}
            </Section>
            <Section
              title={t('data')}
              links={[
                { text: t('allOriginal', { count: countOf('original') }), href: paths.resourceList('original') },
                { text: t('allDatum', { count: countOf('datum') }), href: paths.resourceList('datum') },
              ]}
            >
              {data.length > 0 && <ResourceCards resources={data} headingLevel={3} />}
            </Section>
            <Section title={t('series')} links={[{ text: t('allSeries'), href: paths.seriesList() }]}>
              {series}
            </Section>
          </div>
        );
      }}
    </Loaded>
  );
}

function Section({ title, links, children }: { title: string; links: readonly { text: string; href: string }[]; children: ReactNode }) {
  const t = useMessages(resourceFrontMessages);
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {links.map(({ text, href }) => (
          <Link key={href} href={href}>
            {text}
          </Link>
        ))}
      </div>
      {children || <p className={styles.nothing}>{t('empty')}</p>}
    </section>
  );
}
