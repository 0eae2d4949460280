// What other features may use of notices.
export { UnreadCount } from './components/UnreadCount.tsx';
