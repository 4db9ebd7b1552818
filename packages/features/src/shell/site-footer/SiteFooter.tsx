import { ShieldIcon } from '@chippage/ui/Icon';
import { Logo } from '@chippage/ui/Logo';
import { PlainLink } from '@chippage/ui/PlainLink';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { lazyPart } from '@chippage/ui/late';
import { type ReactNode, Suspense, useId } from 'react';
import { useMessages, useSite } from '../../i18n/FeaturesProvider.tsx';
import { firstSign } from './firstSign.ts';
import { filingLinks } from './filingLinks.ts';
import { siteFooterMessages } from './messages.ts';
import * as styles from './SiteFooter.css.ts';

// Drawing codes is no part of what a page needs to work: the server draws them, and the browser takes them over at the visitor's first event.
const QrCode = lazyPart(() => firstSign().then(async () => (await import('@chippage/ui/QrCode')).QrCode));

/** A headed list of links at the foot. */
export interface FooterColumn {
  title: string;
  links: readonly { label: string; href: string; isOutside?: boolean }[];
}

/** A QR code, and the address that stands in for it. */
export interface FooterCode {
  label: string;
  /** The words beside the code link here, for who cannot scan. */
  href: string;
  /** The whole address, host included, that a camera reads. */
  url: string;
}

export interface SiteFooterProps {
  /** What the site is, and where its data comes from. May hold links. */
  about: ReactNode;
  columns: readonly FooterColumn[];
  codes?: readonly FooterCode[];
  /** The year of the copyright, from the server's clock. */
  year: number;
  /** Follows pages with a wide table. @default false */
  isWide?: boolean;
}

/** The foot of every page. Registration numbers that the site does not have leave no label behind. */
export function SiteFooter({ about, columns, codes = [], year, isWide = false }: SiteFooterProps) {
  const t = useMessages(siteFooterMessages);
  const site = useSite();
  const filings = filingLinks(site.filings);
  return (
    <footer className={styles.footer}>
      <div className={styles.inside[isWide ? 'wide' : 'content']}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <p className={styles.brand}>
              <span className={styles.logo}>
                <Logo size={24} />
              </span>
              {site.name}
              {site.latinName !== undefined && <span className={styles.latinName}>{site.latinName}</span>}
            </p>
            <div className={styles.aboutText}>{about}</div>
          </div>
          {columns.map((column) => (
            <Column key={column.title} {...column} />
          ))}
          {codes.length > 0 && (
            <ul className={styles.codes}>
              {codes.map(({ label, href, url }) => (
                <li key={href} className={styles.code}>
                  <span className={styles.codeImage}>
                    <Suspense fallback={null}>
                      <QrCode value={url} label={t('qrAlt', { label, url: url.replace(/^https?:\/\//, '') })} size="sm" />
                    </Suspense>
                  </span>
                  <PlainLink className={styles.codeLink} href={href}>
                    {label}
                  </PlainLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        <p className={styles.legal}>
          <span>{t('copyright', { year, site: site.name })}</span>
          {filings.map(({ kind, number, href }) =>
            href === null ? (
              <span key={kind}>{t(kind, { number })}</span>
            ) : (
              <a key={kind} className={styles.filing} href={href} target="_blank" rel="noopener">
                {kind === 'publicSecurity' && <ShieldIcon size={14} label={t('badgeAlt')} />}
                {t(kind, { number })}
                <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
              </a>
            ),
          )}
        </p>
      </div>
    </footer>
  );
}

function Column({ title, links }: FooterColumn) {
  const t = useMessages(siteFooterMessages);
  const headingId = useId();
  const width = links.length > 4 ? 'two' : 'one';
  return (
    <nav aria-labelledby={headingId} className={styles.column[width]}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.links[width]}>
        {links.map(({ label, href, isOutside = false }) => (
          <li key={href}>
            <PlainLink className={styles.link} href={href} {...(isOutside ? { target: '_blank', rel: 'noopener' } : {})}>
              {label}
              {isOutside && <VisuallyHidden>{t('newWindow')}</VisuallyHidden>}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
