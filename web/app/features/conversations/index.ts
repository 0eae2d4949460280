// What other features may use of conversations.
export { AskButton } from './button/AskButton.tsx';
export { UnreadMessages } from './components/UnreadMessages.tsx';
