import type { LineRow } from '../lines/lines.repository.ts';

type Asked = Pick<LineRow, 'supplierProductId' | 'supplierId' | 'baseProductId'>;
/** An offer that a seller names for a line; of one that is there no more only its id is known. */
type Named = { supplierProductId: string; supplierId?: string; baseProductId?: string };

/** Whether what is named for a line is the very thing that was asked. What a need in words means is for its sellers to say. */
export function isAsAsked(line: Asked, { supplierProductId, supplierId, baseProductId }: Named): boolean {
  if (line.supplierProductId === supplierProductId) return true;
  if (line.supplierProductId === null && line.baseProductId === null) return true;
  const isSameMaker = line.supplierProductId === null || supplierId === line.supplierId;
  return line.baseProductId !== null && baseProductId === line.baseProductId && isSameMaker;
}
