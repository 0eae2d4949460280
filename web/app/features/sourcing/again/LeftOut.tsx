import { Alert } from '../../../design/Alert.tsx';
import { copyMessages as words } from './messages.ts';

/** What of an older request is not in the draft that was made of it. */
export interface Less {
  leftOut: readonly { lineId: string; title: string; code: string }[];
  leftOutSellers: readonly { merchantId: string; merchantName: string; code: string }[];
}
export const isLess = ({ leftOut, leftOutSellers }: Less) => leftOut.length + leftOutSellers.length > 0;

/** Lines that nobody can order now and sellers who cannot be asked, and why. */
export const LeftOut = ({ made: { leftOut, leftOutSellers } }: { made: Less }) => (
  <Alert kind="warning">
    {leftOut.length > 0 && (
      <>
        <p>{words.leftOut}</p>
        <ul className="list-disc ps-5">
          {leftOut.map(({ lineId, title, code }) => (
            <li key={lineId}>{words.lineLeftOut(title, code)}</li>
          ))}
        </ul>
      </>
    )}
    {leftOutSellers.length > 0 && (
      <>
        <p>{words.leftOutSellers}</p>
        <ul className="list-disc ps-5">
          {leftOutSellers.map(({ merchantId, merchantName, code }) => (
            <li key={merchantId}>{words.sellerLeftOut(merchantName, code)}</li>
          ))}
        </ul>
      </>
    )}
  </Alert>
);
