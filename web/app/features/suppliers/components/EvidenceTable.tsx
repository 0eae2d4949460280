import { Badge } from '../../../design/Badge.tsx';
import { Table } from '../../../design/Table.tsx';
import { supplierMessages } from '../messages.ts';
import { proofColumns } from './proofColumns.tsx';

const words = supplierMessages.profile;

interface EvidenceTableProps {
  evidences: readonly { claim: string; issuedBy: string; validTo: string; isValid: boolean }[];
}

/** What a supplier's level stands on, and until when; nothing when nobody checked anything. */
export function EvidenceTable({ evidences }: EvidenceTableProps) {
  if (evidences.length === 0) return null;
  return (
    <div className="mt-4">
      <Table
        caption={words.evidences}
        columns={[
          { key: 'claim', header: words.claim, cell: ({ claim }) => claim },
          ...proofColumns,
          {
            key: 'state',
            header: words.validity,
            cell: ({ isValid }) => (
              <Badge kind={isValid ? 'success' : 'error'}>{isValid ? words.valid : words.expired}</Badge>
            ),
          },
        ]}
        rows={evidences}
        rowKey={({ claim, validTo }) => claim + validTo}
      />
    </div>
  );
}
