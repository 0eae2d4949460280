-- identity: codes for more than the login. A code is good for what it was asked for, and for whom.
alter table otp_challenges add column purpose text not null default 'LOGIN'
  check (purpose in ('LOGIN', 'PHONE_CHANGE_PRESENT', 'PHONE_CHANGE_NEW'));
-- Nobody for a login: who it is shows with the right code only.
alter table otp_challenges add column user_id uuid references users (id);
alter table otp_challenges add constraint otp_challenges_of_user check ((purpose = 'LOGIN') = (user_id is null));
create index otp_challenges_user on otp_challenges (user_id) where user_id is not null;
