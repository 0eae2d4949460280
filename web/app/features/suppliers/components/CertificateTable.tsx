import { Badge } from '../../../design/Badge.tsx';
import { Table } from '../../../design/Table.tsx';
import { supplierMessages } from '../messages.ts';
import { certificateState } from './certificateState.ts';
import { proofColumns } from './proofColumns.tsx';

const words = supplierMessages.profile;
const badges = {
  valid: { kind: 'success', label: words.valid },
  endsSoon: { kind: 'warning', label: words.endsSoon },
  expired: { kind: 'error', label: words.expired },
} as const;

interface CertificateTableProps {
  certificates: readonly { title: string; issuedBy: string; validTo: string }[];
  /** Instant the page was made, ISO 8601. */
  now: string;
}

/** Certificates a supplier showed, with the day each ends and what that means today. */
export function CertificateTable({ certificates, now }: CertificateTableProps) {
  if (certificates.length === 0) return <p className="text-muted">{words.noCertificates}</p>;
  return (
    <Table
      caption={words.certificateTable}
      hideCaption
      columns={[
        { key: 'title', header: words.certificate, cell: ({ title }) => <bdi>{title}</bdi> },
        ...proofColumns,
        {
          key: 'state',
          header: words.validity,
          cell: ({ validTo }) => {
            const { kind, label } = badges[certificateState(validTo, now)];
            return <Badge kind={kind}>{label}</Badge>;
          },
        },
      ]}
      rows={certificates}
      rowKey={({ title, validTo }) => title + validTo}
    />
  );
}
