import type { ChatCard, ChatFile } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { DocumentIcon, DownloadIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { useFileUrl } from '../../../parts/file-url/useFileUrl.ts';
import { sizeText } from '../../../parts/size/sizeText.ts';
import { inboxTermsMessages } from '../../parts/messages.ts';
import * as styles from './Chat.css.ts';
import { chatMessages } from './messages.ts';

/** A thing of the portal within a conversation, as it stands now. */
export function ChatCardView({ card }: { card: ChatCard }) {
  const t = useMessages(chatMessages);
  const terms = useMessages(inboxTermsMessages);
  const kind = terms(card.kind);
  return (
    <div className={styles.card}>
      <span className={styles.cardKind}>
        {kind}
        {card.stateText !== '' && <Tag>{card.stateText}</Tag>}
      </span>
      {card.isAvailable ? (
        <>
          <span className={styles.cardTitle}>{card.href === null ? card.title : <Link href={card.href}>{card.title}</Link>}</span>
          {card.facts.length > 0 && (
            <dl className={styles.cardFacts}>
              {card.facts.map(({ name, value }) => (
                <Fact key={name} name={name} value={value} />
              ))}
            </dl>
          )}
        </>
      ) : (
        <span>{t('cardGone', { kind })}</span>
      )}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className={styles.cardTerm}>{name}</dt>
      <dd className={styles.cardValue}>{value}</dd>
    </>
  );
}

export interface ChatFileProps {
  file: ChatFile;
  /** Reads it with the session. */
  onReadFile: (id: number) => Promise<Blob>;
  onSaveFile: (file: ChatFile) => void;
}

/** A file of a conversation. */
export function ChatFileView({ file, onSaveFile }: ChatFileProps) {
  const t = useMessages(chatMessages);
  return (
    <div className={styles.file}>
      <span className={styles.fileIcon}>
        <DocumentIcon size={24} />
      </span>
      <span>
        <span className={styles.fileName}>{file.name}</span>
        <span className={styles.fileSize}>{sizeText(file.sizeBytes)}</span>
      </span>
      <IconButton label={t('downloadNamed', { name: file.name })} size="sm" onPress={() => onSaveFile(file)}>
        <DownloadIcon size={20} />
      </IconButton>
    </div>
  );
}

/** A picture of a conversation: read when it comes near the screen, larger when it is pressed. */
export function ChatPicture({ file, onReadFile, onSaveFile }: ChatFileProps) {
  const t = useMessages(chatMessages);
  const { url, isFailed, retry, placeRef } = useFileUrl<HTMLDivElement>(() => onReadFile(file.id));
  const [isLarge, setLarge] = useState(false);
  const alt = t('pictureOf', { name: file.name });
  return (
    <div ref={placeRef}>
      {url === null ? (
        <div className={styles.pictureBone}>
          {isFailed ? (
            <>
              {t('pictureFailed')}
              <Button variant="plain" size="sm" onPress={retry}>
                {t('retry')}
              </Button>
            </>
          ) : (
            t('pictureLoading')
          )}
        </div>
      ) : (
        <button type="button" className={styles.pictureButton} aria-label={t('enlarge', { name: file.name })} onClick={() => setLarge(true)}>
          <img className={styles.picture} src={url} alt={alt} width={file.width ?? undefined} height={file.height ?? undefined} />
        </button>
      )}
      {isLarge && url !== null && (
        <Dialog title={file.name} closeLabel={t('close')} size="lg" isOpen onOpenChange={setLarge} isDismissable>
          <img className={styles.large} src={url} alt={alt} />
          <Button variant="outline" onPress={() => onSaveFile(file)}>
            {t('download')}
          </Button>
        </Dialog>
      )}
    </div>
  );
}
