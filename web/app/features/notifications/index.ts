// What other features may use of notices.
export { HeaderBell } from './components/HeaderBell.tsx';
export { UnreadCount } from './components/UnreadCount.tsx';
