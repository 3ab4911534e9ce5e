// When a mail is tried again is for the queue of jobs to say.
export const mails = `
drop index mails_due;
alter table mails drop column next_at`
