import type { Address, InvoiceTitle, OrderPreparation } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { TextArea } from '@chippage/ui/TextArea';
import { LinkButton } from '@chippage/ui/LinkButton';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { AddressText, AddressTitle } from '../../papers/address-form/AddressWords.tsx';
import { TitleHead, TitleText } from '../../papers/title-form/TitleWords.tsx';
import { orderCreateMessages } from './messages.ts';
import { OrderCard } from './OrderCard.tsx';
import * as styles from './OrderCreate.css.ts';
import { draftProblems, invoiceCount, needsForwarder, NOTE_MOST, type OrderCreateStep, type OrderDraft, orderKey, payMethodOf } from './orderDraft.ts';
import { termsWords } from './termsWords.ts';

interface OrderReviewProps {
  preparation: OrderPreparation;
  address: Address | null;
  title: InvoiceTitle | null;
  draft: OrderDraft;
  onDraft: (part: Partial<OrderDraft>) => void;
  hrefOf: (step: OrderCreateStep) => string;
}

/** Everything once more before it is sent, each part with the way to change it. */
export function OrderReview({ preparation, address, title, draft, onDraft, hrefOf }: OrderReviewProps) {
  const t = useMessages(orderCreateMessages);
  const { remarks: over, note: noteOver } = draftProblems(draft);
  const method = payMethodOf(preparation, draft.payMethod);
  const hasForwarder = needsForwarder(preparation);
  return (
    <>
      <Card padding="md">
        <div className={styles.facts}>
          <Fact name={t('address')} href={hrefOf(1)}>
            {address ? (
              <>
                <AddressTitle address={address} />
                <AddressText address={address} />
              </>
            ) : (
              t('noAddress')
            )}
          </Fact>
          <Fact name={t('invoice')} href={hrefOf(1)}>
            {title ? (
              <>
                <TitleHead title={title} />
                <TitleText title={title} />
                {invoiceCount(preparation) < preparation.orders.length && <span className={styles.note}>{t('noInvoiceSome')}</span>}
              </>
            ) : (
              t(invoiceCount(preparation) === 0 ? 'noInvoiceEver' : 'noInvoice')
            )}
          </Fact>
          <Fact name={t(hasForwarder ? 'step2' : 'payMethod')} href={hrefOf(2)}>
            <span>{t(method)}</span>
            {method === 'terms' && <span className={styles.note}>{termsWords(t, preparation).words}</span>}
            {method === 'terms' && draft.poNo.trim() !== '' && (
              <span className={styles.note}>
                {t('poNo')}：{draft.poNo.trim()}
              </span>
            )}
            {hasForwarder && (
              <span className={styles.note}>
                {t('forwarder')}：{draft.forwarder.trim() || t('later')}
              </span>
            )}
            {hasForwarder && (
              <span className={styles.note}>
                {t('warehousingNo')}：{draft.warehousingNo.trim() || t('later')}
              </span>
            )}
          </Fact>
        </div>
      </Card>
      {preparation.orders.map((order) => {
        const key = orderKey(order);
        return (
          <OrderCard
            key={key}
            order={order}
            remark={draft.remarks[key] ?? ''}
            over={over[key] ?? 0}
            onRemark={(remark) => onDraft({ remarks: { ...draft.remarks, [key]: remark } })}
          />
        );
      })}
      {preparation.approval && (
        <Card title={t('forApprover')} headingLevel={3}>
          <TextArea
            label={`${t('note')}${t('optional')}`}
            description={t('noteHint')}
            rows={2}
            maxCount={NOTE_MOST}
            value={draft.note}
            onChange={(note) => onDraft({ note })}
            error={noteOver > 0 ? t('remarkTooLong', { most: NOTE_MOST, count: noteOver }) : undefined}
          />
        </Card>
      )}
    </>
  );
}

function Fact({ name, href, children }: { name: string; href: string; children: ReactNode }) {
  const t = useMessages(orderCreateMessages);
  return (
    <section className={styles.fact} aria-label={name}>
      <div className={styles.factHead}>
        <h3 className={styles.factName}>{name}</h3>
        <LinkButton variant="outline" size="sm" href={href} aria-label={t('editNamed', { what: name })}>
          {t('edit')}
        </LinkButton>
      </div>
      {children}
    </section>
  );
}
