export const formsTime =
  "Take the time you need: the security question is a sum, not a picture, and should it have expired, it is asked again with everything you typed still there.";
