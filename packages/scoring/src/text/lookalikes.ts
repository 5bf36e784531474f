/**
 * Letters of other alphabets that look like a Latin one, with it: an advert pasted with a Cyrillic "а" reads the same and must compare the
 * same. Large and small letters of a pair go to one letter, so that words of those alphabets still compare with themselves.
 */
const PAIRS = [
  // Cyrillic
  "АаaВвbЕеeЅѕsІіiЇїiЈјjКкkМмmНнhОоoРрpСсcТтtУуyХхxҺһhԀԁdԚԛqԜԝwѴѵvӀӏlҮүyГгr",
  // Greek
  "ΑαaΒβbΕεeΖζzΗηhΙιiΚκkΜμmΝνvΟοoΡρpΤτtΥυyΧχxϹϲcϳϳj",
  // Armenian
  "ՕօoՍսuՈոnՀհh",
].join("");

/** Single letters of the phonetic alphabet and small capitals. */
const SINGLE = "ɑaɡgɩiɪiʟlɴnʀrʏyᴀaʙbᴄcᴅdᴇeꜰfɢgʜhᴊjᴋkᴍmᴏoᴘpꜱsᴛtᴜuᴠvᴡwᴢzƽs";

export const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries([
  ...Array.from(PAIRS.matchAll(/(.)(.)([a-z])/gu), ([, large, small, latin]) => [
    [large!, latin!],
    [small!, latin!],
  ]).flat(),
  ...Array.from(SINGLE.matchAll(/(.)([a-z])/gu), ([, letter, latin]) => [letter!, latin!]),
]) as Record<string, string>;
