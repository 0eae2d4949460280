import { Button } from '../../../design/Button.tsx';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { openEntryFile } from '../../listings/index.ts';
import { paperForm } from './openPaperPlainly.ts';

/** Opens a paper of an entry. */
export const EntryPaper = ({ fileId, name }: { fileId: string; name: string }) => (
  <>
    <span className="noscript:hidden">
      <Button size="small" icon="download" onClick={() => void openEntryFile(fileId)}>
        <bdi>{name}</bdi>
      </Button>
    </span>
    <PlainForm name={paperForm} label={name} hidden={{ id: fileId }}>
      <Button type="submit" size="small" icon="download">
        <bdi>{name}</bdi>
      </Button>
    </PlainForm>
  </>
);
